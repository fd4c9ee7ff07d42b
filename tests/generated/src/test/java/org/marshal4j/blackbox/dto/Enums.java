package org.marshal4j.blackbox.dto;

import java.lang.Character.UnicodeScript;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.blackbox.kit.Status;

/** Enums. The class is named like a class of the runtime. */
@Marshal(view = true)
public class Enums implements EnumsMarshallable {
    /** A nested enum. */
    enum Side {
        BUY,
        SELL
    }

    /** Has no constants: the only value is null. */
    enum None {}

    Side side;
    private UnicodeScript many;

    @Required
    UnicodeScript manyR;

    Shape shape;
    Status status;
    None none;
    List<UnicodeScript> all;
    Thread.State state;
}
