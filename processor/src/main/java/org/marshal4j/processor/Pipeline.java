package org.marshal4j.processor;

import com.squareup.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.codec.Binder;
import org.marshal4j.processor.codec.Codecs;
import org.marshal4j.processor.emit.BrokenOutput;
import org.marshal4j.processor.emit.MarshallableOutput;
import org.marshal4j.processor.emit.Output;
import org.marshal4j.processor.emit.Subject;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.Source;

/** Takes one type from its declaration to its files: scan, bind a codec to each field, plan and describe, emit. */
final class Pipeline {

    private final DtoScanner scanner;
    private final Binder binder;
    private final String version;

    Pipeline(Source source, String version) {
        this.scanner = new DtoScanner(source, version);
        this.binder = new Binder(new Codecs(new NestedSizes(source, scanner)));
        this.version = version;
    }

    /**
     * What came of a type.
     *
     * @param files what is generated for it
     * @param problems what is wrong with it
     * @param mayPass whether everything that is wrong may be put right by a processor that runs later
     */
    record Result(List<JavaFile> files, List<Problem> problems, boolean mayPass) {}

    Result process(TypeElement type) {
        Scanned scanned = scanner.scan(type);
        Optional<Binder.Bound> bound = scanned.dto().map(binder::bind);
        List<Problem> problems = new ArrayList<>(scanned.problems());
        bound.ifPresent(of -> problems.addAll(of.problems()));
        boolean broken = bound.isEmpty()
                || !scanned.isComplete()
                || !bound.get().isWhole()
                || problems.stream().anyMatch(Problem::isError);
        if (!broken) {
            Dto dto = scanned.dto().orElseThrow();
            Subject subject = Subject.of(dto, bound.get().codecs(), bound.get().size(), version);
            List<JavaFile> files =
                    Output.ALL.stream().map(output -> output.emit(subject)).toList();
            return new Result(files, problems, false);
        }
        boolean mayPass = problems.stream()
                .filter(Problem::isError)
                .map(Problem::diagnostic)
                .allMatch(Diagnostic::mayPass);
        BrokenOutput stand = new BrokenOutput(scanned.name(), scanned.dto().isPresent(), version);
        return new Result(stand.emit(), problems, mayPass && scanned.dto().isPresent());
    }

    /** The interface alone, which the source of the type may need before the marshaller can be generated. */
    Optional<JavaFile> marshallable(TypeElement type) {
        return scanner.scan(type).dto().map(dto -> MarshallableOutput.emit(dto, version));
    }
}
