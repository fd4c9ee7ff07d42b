package org.marshal4j.processor;

import com.palantir.javapoet.JavaFile;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.marshaller.MarshallableOutput;
import org.marshal4j.processor.emit.marshaller.StandInOutput;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.source.Target;

/**
 * Placeholders for generated types that cannot be generated, or not yet, so that the compiler does not report them as
 * missing.
 */
final class StandIns {

    private final DtoScanner scanner;
    private final String version;

    StandIns(DtoScanner scanner, String version) {
        this.scanner = scanner;
        this.version = version;
    }

    /** For a type that the processor cannot look at. */
    List<GeneratedFile> of(Target target) {
        return of(target, false);
    }

    /** For a type that can be scanned at least. */
    List<GeneratedFile> ofScanned(Target target) {
        return of(target, scanner.scan(target).dto().isPresent());
    }

    /**
     * The placeholders for a type.
     *
     * @param isReachable whether generated code can name it
     */
    List<GeneratedFile> of(Target target, boolean isReachable) {
        Name name = scanner.nameOf(target.type());
        Set<StandInOutput.Trait> traits = EnumSet.noneOf(StandInOutput.Trait.class);
        if (target.isImported()) {
            traits.add(StandInOutput.Trait.IMPORTED);
        }
        if (isReachable) {
            traits.add(StandInOutput.Trait.REACHABLE);
        }
        if (scanner.isCarrier(target)) {
            traits.add(StandInOutput.Trait.CARRIER);
        }
        if (scanner.isExternalizable(target)) {
            traits.add(StandInOutput.Trait.EXTERNALIZABLE);
        }
        if (scanner.hasChronicleBytes(target)) {
            traits.add(StandInOutput.Trait.CHRONICLE_BYTES);
        }
        if (scanner.isView(target)) {
            traits.add(StandInOutput.Trait.VIEW);
        }
        if (scanner.isTable(target)) {
            traits.add(scanner.hasTables(target) ? StandInOutput.Trait.TABLE : StandInOutput.Trait.TABLE_ALONE);
        }
        if (scanner.isInChronicleWire(target)) {
            traits.add(StandInOutput.Trait.IN_CHRONICLE_WIRE);
        }
        List<Signature> methods = List.of();
        if (scanner.isBean(target)) {
            traits.add(StandInOutput.Trait.BEAN);
            methods = isReachable ? scanner.signaturesOf(target) : List.of();
        }
        return sources(new StandInOutput(name, target.marshaller(), traits, methods, version).emit());
    }

    /** For a type in a program whose class path has no usable runtime. */
    List<GeneratedFile> withoutRuntime(Target target) {
        return target.isImported() ? List.of() : sources(StandInOutput.withoutRuntime(scanner.nameOf(target.type())));
    }

    /** The interface only. The source of a type may need it before the marshaller can be generated. */
    Optional<GeneratedFile> marshallable(Target target) {
        return target.isImported()
                ? Optional.empty()
                : scanner.scan(target)
                        .dto()
                        .map(dto -> new GeneratedFile.Source(MarshallableOutput.emit(dto, version)));
    }

    private static List<GeneratedFile> sources(List<JavaFile> files) {
        return files.stream().<GeneratedFile>map(GeneratedFile.Source::new).toList();
    }
}
