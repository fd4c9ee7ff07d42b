package org.marshal4j.processor;

import java.util.List;
import org.marshal4j.processor.emit.Output;
import org.marshal4j.processor.emit.SchemaOutput;
import org.marshal4j.processor.emit.bean.BeanOutput;
import org.marshal4j.processor.emit.chroniclewire.ChronicleWireOutput;
import org.marshal4j.processor.emit.marshaller.MarshallableOutput;
import org.marshal4j.processor.emit.marshaller.MarshallerOutput;
import org.marshal4j.processor.emit.table.TableOutput;
import org.marshal4j.processor.emit.view.ViewOutput;

/** The kinds of files that are generated. */
final class Outputs {

    /** The files that are generated for a type, in this order. */
    static final List<Output> ALL = List.of(
            new MarshallableOutput(),
            new MarshallerOutput(),
            new BeanOutput(),
            new ViewOutput(),
            new TableOutput(),
            new ChronicleWireOutput(),
            new SchemaOutput());

    private Outputs() {}
}
