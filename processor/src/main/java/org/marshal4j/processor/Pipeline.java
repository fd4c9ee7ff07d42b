package org.marshal4j.processor;

import com.palantir.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.check.AddedSharedCheck;
import org.marshal4j.processor.check.ChronicleWireCheck;
import org.marshal4j.processor.check.DriftCheck;
import org.marshal4j.processor.check.EvolutionCheck;
import org.marshal4j.processor.check.LoopCheck;
import org.marshal4j.processor.check.ParentCheck;
import org.marshal4j.processor.codec.Binder;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.Codecs;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.marshaller.BrokenOutput;
import org.marshal4j.processor.emit.marshaller.MarshallableOutput;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.nested.FamilySize;
import org.marshal4j.processor.nested.NestedGraphs;
import org.marshal4j.processor.nested.NestedSizes;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.Membership;
import org.marshal4j.processor.scan.RecordedWireTypes;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.Source;
import org.marshal4j.processor.scan.Target;

/** Takes one type from its declaration to its files: scan, bind a codec to each field, plan and describe, emit. */
final class Pipeline {

    private final Source source;
    private final DtoScanner scanner;
    private final Binder binder;
    private final ParentCheck parents;
    private final LoopCheck loops;
    private final AddedSharedCheck shared;
    private final RecordedWireTypes wires;
    private final NestedSize sizes;
    private final NestedGraph graphs;
    private final DriftCheck drift;
    private final String version;

    Pipeline(Source source, DriftCheck drift, String version) {
        this.source = source;
        this.scanner = new DtoScanner(source, version);
        this.sizes = new NestedSizes(source, scanner);
        NestedTypes nested = new NestedTypes(source, scanner, sizes);
        this.graphs = new NestedGraphs(nested);
        this.binder = new Binder(new Codecs(sizes, graphs));
        this.parents = new ParentCheck(source, nested);
        this.loops = new LoopCheck(nested);
        this.shared = new AddedSharedCheck(source, nested);
        this.wires = new RecordedWireTypes(source);
        this.drift = drift;
        this.version = version;
    }

    /**
     * What came of a type.
     *
     * @param files what is generated for it
     * @param problems what is wrong with it
     * @param mayPass whether everything that is wrong may be put right by a processor that runs later
     */
    record Result(List<GeneratedFile> files, List<Problem> problems, boolean mayPass) {}

    /** The target for a class with {@code @Marshal}. */
    Target annotated(TypeElement type) {
        return scanner.annotated(type);
    }

    Result process(Target target) {
        Scanned scanned = scanner.scan(target);
        Optional<Binder.Bound> bound = scanned.dto().map(binder::bind);
        List<Problem> problems = new ArrayList<>(scanned.problems());
        bound.ifPresent(of -> problems.addAll(of.problems()));
        scanned.dto().ifPresent(dto -> problems.addAll(unreadable(dto)));
        if (bound.isPresent() && bound.get().isWhole()) {
            problems.addAll(stale(scanned.dto().orElseThrow(), bound.get().codecs()));
            problems.addAll(EvolutionCheck.check(scanned.dto().orElseThrow()));
            problems.addAll(ChronicleWireCheck.check(scanned.dto().orElseThrow()));
            problems.addAll(shared.check(scanned.dto().orElseThrow()));
            problems.addAll(parents.check(scanned.dto().orElseThrow()));
            problems.addAll(loops.check(scanned.dto().orElseThrow()));
        }
        boolean broken = bound.isEmpty()
                || !scanned.isComplete()
                || !bound.get().isWhole()
                || problems.stream().anyMatch(Problem::isError);
        if (!broken) {
            Dto dto = scanned.dto().orElseThrow();
            MarshallerModel model =
                    MarshallerModel.of(dto, bound.get().codecs(), sizeOf(dto, bound.get()), graphs, version);
            List<GeneratedFile> files = Outputs.ALL.stream()
                    .filter(output -> output.concerns(dto))
                    .map(output -> output.emit(model))
                    .toList();
            // The code is right as it stands, whatever the lock says of it.
            problems.addAll(
                    drift.check(dto.name(), model.described(), Membership.of(target.type(), source), this::isCompiled));
            return new Result(files, problems, false);
        }
        boolean mayPass = problems.stream()
                .filter(Problem::isError)
                .map(Problem::diagnostic)
                .allMatch(Diagnostic::mayPass);
        List<GeneratedFile> standIns = standIns(target, scanned.dto().isPresent());
        List<Problem> toReport = target.isImported() && !source.isCompiled(target.type())
                ? ImportProblems.of(source.nameOf(target.type()), problems)
                : problems;
        return new Result(standIns, toReport, mayPass && scanned.dto().isPresent());
    }

    private boolean isCompiled(String binaryName) {
        return source.find(Name.ofBinary(binaryName).qualified())
                .filter(source::isCompiled)
                .isPresent();
    }

    private Size sizeOf(Dto dto, Binder.Bound bound) {
        return dto.family().map(family -> FamilySize.of(family, sizes)).orElseGet(bound::size);
    }

    /** Fields of class files whose types are not there: of those in source the compiler complains itself. */
    private List<Problem> unreadable(Dto dto) {
        return dto.fields().stream()
                .filter(field ->
                        field.type().isIncomplete() && !isCompiled(field.owner().binary()))
                .map(field -> Problem.of(
                        Diagnostic.UNREADABLE_CLASS,
                        Place.of(dto.name()),
                        field.owner(),
                        "the type of its field " + field.name()))
                .toList();
    }

    /** The fields of superclasses from class files that are not any more what the superclass's marshaller was made for. */
    private List<Problem> stale(Dto dto, List<Codec> codecs) {
        return IntStream.range(0, codecs.size())
                .filter(i -> wires.disagree(dto.fields().get(i), codecs.get(i).wire()))
                .mapToObj(i -> dto.fields().get(i))
                .map(field -> Problem.of(
                        Diagnostic.STALE_SUPERCLASS,
                        Place.of(dto.name()),
                        dto.name(),
                        field.owner(),
                        field.owner().generated("Marshaller").simple(),
                        "the field " + field.name() + " has another type",
                        version))
                .toList();
    }

    /** What stands in for the generated types when they could not be made. */
    List<GeneratedFile> standIns(Target target) {
        return standIns(target, false);
    }

    /** The same for a type that can be looked at, at least. */
    List<GeneratedFile> standInsOfScanned(Target target) {
        return standIns(target, scanner.scan(target).dto().isPresent());
    }

    private List<GeneratedFile> standIns(Target target, boolean reachable) {
        Name name = scanner.nameOf(target.type());
        Set<BrokenOutput.Trait> traits = EnumSet.noneOf(BrokenOutput.Trait.class);
        if (target.isImported()) {
            traits.add(BrokenOutput.Trait.IMPORTED);
        }
        if (reachable) {
            traits.add(BrokenOutput.Trait.REACHABLE);
        }
        if (scanner.isCarrier(target)) {
            traits.add(BrokenOutput.Trait.CARRIER);
        }
        if (scanner.isExternalizable(target)) {
            traits.add(BrokenOutput.Trait.EXTERNALIZABLE);
        }
        if (scanner.isInChronicleWire(target)) {
            traits.add(BrokenOutput.Trait.IN_CHRONICLE_WIRE);
        }
        return sources(new BrokenOutput(name, target.marshaller(), traits, version).emit());
    }

    /** What stands in for the generated types when there is no runtime that they could use. */
    List<GeneratedFile> withoutRuntime(Target target) {
        return target.isImported() ? List.of() : sources(BrokenOutput.withoutRuntime(scanner.nameOf(target.type())));
    }

    private static List<GeneratedFile> sources(List<JavaFile> files) {
        return files.stream().<GeneratedFile>map(GeneratedFile.Source::new).toList();
    }

    /** The interface alone, which the source of the type may need before the marshaller can be generated. */
    Optional<GeneratedFile> marshallable(Target target) {
        return target.isImported()
                ? Optional.empty()
                : scanner.scan(target)
                        .dto()
                        .map(dto -> new GeneratedFile.Source(MarshallableOutput.emit(dto, version)));
    }
}
