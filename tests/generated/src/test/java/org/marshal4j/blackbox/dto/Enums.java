package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Status;

/** Enums; the name is that of a class of the runtime. */
@Marshal(view = true)
public class Enums implements EnumsMarshallable {
    /** A nested one. */
    enum Side {
        BUY,
        SELL
    }

    /** No constants: there is only null. */
    enum None {}

    Side side;
    private Many many;

    @Required
    Many manyR;

    Shape shape;
    Status status;
    None none;
    List<Many> all;
    Thread.State state;
}
