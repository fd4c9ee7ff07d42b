package org.marshal4j.processor;

import com.palantir.javapoet.JavaFile;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.marshaller.MarshallableArtifact;
import org.marshal4j.processor.emit.marshaller.StandInArtifact;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.DtoScanner;

/**
 * Placeholders for generated types that cannot be generated, or not yet, so that the compiler does not report them as
 * missing.
 */
record StandIns(DtoScanner scanner, String version) {
    /** For a type that the processor cannot look at. */
    List<GeneratedFile> of(Subject subject) {
        return of(subject, false);
    }

    /** For a type that can be scanned at least. */
    List<GeneratedFile> ofScanned(Subject subject) {
        return of(subject, scanner.scan(subject).dto().isPresent());
    }

    /**
     * The placeholders for a type.
     *
     * @param isReachable whether generated code can name it
     */
    List<GeneratedFile> of(Subject subject, boolean isReachable) {
        Name name = scanner.nameOf(subject.type());
        Set<StandInArtifact.Trait> traits = EnumSet.noneOf(StandInArtifact.Trait.class);
        if (subject.isImported()) {
            traits.add(StandInArtifact.Trait.IMPORTED);
        }
        if (isReachable) {
            traits.add(StandInArtifact.Trait.REACHABLE);
        }
        if (scanner.isCarrier(subject)) {
            traits.add(StandInArtifact.Trait.CARRIER);
        }
        if (scanner.isExternalizable(subject)) {
            traits.add(StandInArtifact.Trait.EXTERNALIZABLE);
        }
        if (scanner.hasChronicleBytes(subject)) {
            traits.add(StandInArtifact.Trait.CHRONICLE_BYTES);
        }
        if (scanner.isView(subject)) {
            traits.add(StandInArtifact.Trait.VIEW);
        }
        if (Annotations.hasSchemaId(subject.type())) {
            traits.add(StandInArtifact.Trait.SCHEMA_ID);
        }
        if (scanner.isTable(subject)) {
            traits.add(scanner.hasTables(subject) ? StandInArtifact.Trait.TABLE : StandInArtifact.Trait.TABLE_ALONE);
        }
        if (scanner.isInChronicleWire(subject)) {
            traits.add(StandInArtifact.Trait.IN_CHRONICLE_WIRE);
        }
        List<Signature> methods = List.of();
        if (scanner.isBean(subject)) {
            traits.add(StandInArtifact.Trait.BEAN);
            methods = isReachable ? scanner.signaturesOf(subject) : List.of();
        }
        return sources(new StandInArtifact(name, subject.marshaller(), traits, methods, version).emit());
    }

    /** For a type in a program whose class path has no usable runtime. */
    List<GeneratedFile> withoutRuntime(Subject subject) {
        return subject.isImported()
                ? List.of()
                : sources(StandInArtifact.withoutRuntime(scanner.nameOf(subject.type())));
    }

    /** The interface only. The source of a type may need it before the marshaller can be generated. */
    Optional<GeneratedFile> marshallable(Subject subject) {
        return subject.isImported()
                ? Optional.empty()
                : scanner.scan(subject)
                        .dto()
                        .map(dto -> new GeneratedFile.JavaCode(MarshallableArtifact.emit(dto, version)));
    }

    private static List<GeneratedFile> sources(List<JavaFile> files) {
        return files.stream().<GeneratedFile>map(GeneratedFile.JavaCode::new).toList();
    }
}
