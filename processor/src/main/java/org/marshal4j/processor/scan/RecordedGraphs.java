package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** Finds out from generated marshallers in class files whether they need a graph. */
public final class RecordedGraphs {

    private final Source source;
    private final Imports imports;

    /** For the class files of a program. */
    public RecordedGraphs(Source source, Imports imports) {
        this.source = source;
        this.imports = imports;
    }

    /** Whether a type needs a graph. Empty if it is being compiled or imported, or has no marshaller. */
    public Optional<Boolean> of(TypeElement type, Name marshaller) {
        if (imports.isBeingGenerated(type, marshaller)) {
            return Optional.empty();
        }
        return source.find(marshaller.qualified())
                .flatMap(generated -> Annotations.find(generated, Annotations.GENERATED))
                .map(Annotations::recordedGraph);
    }
}
