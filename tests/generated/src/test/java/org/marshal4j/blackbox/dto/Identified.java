package org.marshal4j.blackbox.dto;

import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.TypeId;

/**
 * Types whose messages begin with schema ids. Where they are held, they have none. After a change,
 * {@code schema-ids.lock} needs the new schemas and their ids.
 */
@Marshal(schemaId = true, view = true)
public class Identified implements IdentifiedMarshallable {
    String text;
    List<Part> parts;
    Part part;

    @Required
    Numbers numbers;

    List<Step> steps;

    /** A record of variable size. */
    @Marshal(schemaId = true, view = true)
    public record Part(String name, int count) implements Identified_PartMarshallable {}

    /** Numbers alone: such messages take a shortcut. */
    @Marshal(schemaId = true, view = true)
    public static class Numbers implements Identified_NumbersMarshallable {
        long first;
        int second;
        double third;
    }

    /** Its messages are ids alone. */
    @Marshal(schemaId = true, view = true)
    public static class Nothing implements Identified_NothingMarshallable {}

    /** A family. The ids of its members are not its own. */
    @Marshal(schemaId = true, view = true)
    public sealed interface Step {}

    /** Has an id of its own. */
    @Marshal(schemaId = true, view = true)
    @TypeId(0)
    public record Walk(@Required Part to) implements Step, Identified_WalkMarshallable {}

    /** Has none, if its own marshaller writes it. */
    @Marshal(view = true)
    @TypeId(1)
    public static final class Rest implements Step, Identified_RestMarshallable {
        Numbers numbers;
    }
}
