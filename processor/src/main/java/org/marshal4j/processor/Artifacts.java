package org.marshal4j.processor;

import java.util.List;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.SchemaArtifact;
import org.marshal4j.processor.emit.bean.BeanArtifact;
import org.marshal4j.processor.emit.chroniclewire.ChronicleWireArtifact;
import org.marshal4j.processor.emit.marshaller.MarshallableArtifact;
import org.marshal4j.processor.emit.marshaller.MarshallerArtifact;
import org.marshal4j.processor.emit.marshaller.SchemaHistoryArtifact;
import org.marshal4j.processor.emit.table.TableArtifact;
import org.marshal4j.processor.emit.view.ViewArtifact;

/** The kinds of files that are generated. */
final class Artifacts {

    /** The files that are generated for a type, in this order. */
    static final List<Artifact> ALL = List.of(
            new MarshallableArtifact(),
            new MarshallerArtifact(),
            new SchemaHistoryArtifact(),
            new BeanArtifact(),
            new ViewArtifact(),
            new TableArtifact(),
            new ChronicleWireArtifact(),
            new SchemaArtifact());

    private Artifacts() {}
}
