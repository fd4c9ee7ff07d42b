package org.marshal4j.processor.scan;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Source;

/** What generated marshallers in class files say of their need for a graph. */
public final class RecordedGraphs {

    private final Source source;
    private final Imports imports;

    /** What is recorded in the class files of that program. */
    public RecordedGraphs(Source source, Imports imports) {
        this.source = source;
        this.imports = imports;
    }

    /** Whether a type needs one, unless it is being compiled or imported, or has no marshaller. */
    public Optional<Boolean> of(TypeElement type, Name marshaller) {
        if (imports.isBeingGenerated(type, marshaller)) {
            return Optional.empty();
        }
        return source.find(marshaller.qualified())
                .flatMap(generated -> Annotations.find(generated, Annotations.GENERATED))
                .map(Annotations::recordedGraph);
    }
}
