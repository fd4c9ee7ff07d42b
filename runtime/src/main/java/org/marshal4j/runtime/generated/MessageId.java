package org.marshal4j.runtime.generated;

import java.util.HexFormat;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;

/**
 * The schema id that messages of a type begin with: four bytes, as an int32. Immutable and thread-safe. A record, whose
 * components are constants to HotSpot.
 *
 * @param id the id; 0 if no message may be written or read
 * @param type the binary name of the type
 * @param obstacle why none may be; empty if they may
 */
public record MessageId(int id, String type, String obstacle) {
    private static final String RECOMPILE = ": recompile it";

    /**
     * Compares the types that a message holds with those that were accepted when the type was compiled. A newer jar may
     * contain others, whose messages would have the same id.
     *
     * @param id the id of the accepted schema
     * @param schema the schema of the type
     * @param shapes each {@code "type shape"}, the shape in hexadecimal, in the order in which the types are found; or
     *     {@code "marshaller version number"} for a hand-written marshaller of values in them
     */
    public static MessageId of(int id, Schema schema, String... shapes) {
        String obstacle = obstacle(schema, shapes);
        return new MessageId(obstacle == null ? id : 0, schema.type(), obstacle == null ? "" : obstacle);
    }

    private static @Nullable String obstacle(Schema schema, String... shapes) {
        Function<String, Schema> resolver = schema.resolver();
        for (String shape : shapes) {
            int space = shape.lastIndexOf(' ');
            String type = shape.substring(0, space);
            if (type.endsWith(MarshallerVersion.WORD)) {
                String marshaller = type.substring(0, type.length() - MarshallerVersion.WORD.length());
                int version = Integer.parseInt(shape.substring(space + 1));
                String differs = MarshallerVersion.obstacle(schema, marshaller, version);
                if (differs != null) {
                    return differs + RECOMPILE;
                }
                continue;
            }
            try {
                Schema found = type.equals(schema.type()) ? schema : resolver.apply(type);
                if (found.shape() != HexFormat.fromHexDigitsToLong(shape, space + 1, shape.length())) {
                    return "it was compiled against another " + type + SchemaPath.from(schema, type) + RECOMPILE;
                }
            } catch (RuntimeException | LinkageError e) {
                return "it was compiled against " + type + ", which cannot be used here: " + e.getMessage();
            }
        }
        return null;
    }

    /**
     * Writes the id of a type that holds no others.
     *
     * @param id the id; 0 if the schema has not been accepted, which the compiler has reported
     */
    public static void write(int id, Output out) {
        if (id == 0) {
            throw notAccepted();
        }
        out.writeInt(id);
    }

    /** Reads an id; if it is another one, the position is before it again. */
    public static boolean isNext(int id, Input in) {
        if (id == 0) {
            throw notAccepted();
        }
        if (in.readInt() == id) {
            return true;
        }
        in.position(in.position() - SchemaId.SIZE);
        return false;
    }

    private static MarshalException notAccepted() {
        return new MarshalException(
                RuntimeProblem.OTHER_TYPE_VERSION, "its schema was not accepted when it was compiled");
    }

    /** Stores an id in front of the fields of a block. */
    public static void put(int id, @Nullable Object base, long offset) {
        RawMemory.putInt(base, offset, id);
    }

    /** Tells whether this id is in front of the fields of a block. */
    public static boolean isAt(int id, @Nullable Object base, long offset) {
        return RawMemory.getInt(base, offset) == id;
    }

    /**
     * Writes the id.
     *
     * @throws PlacedFailure MARSHAL211 if messages would hold other types than the accepted ones
     */
    public void write(Output out) {
        if (id == 0) {
            throw refused("writing");
        }
        out.writeInt(id);
    }

    /**
     * Reads an id; if it is another one, the position is before it again.
     *
     * @throws PlacedFailure as {@link #write(Output)}
     */
    public boolean isNext(Input in) {
        if (id == 0) {
            throw refused("reading");
        }
        return isNext(id, in);
    }

    /**
     * Tells whether a message that is read begins with this id.
     *
     * @param found the id that it begins with
     * @throws PlacedFailure as {@link #write(Output)}
     */
    public boolean is(int found) {
        if (id == 0) {
            throw refused("reading");
        }
        return found == id;
    }

    private RuntimeException refused(String action) {
        return obstacle.isEmpty()
                ? notAccepted()
                : new PlacedFailure(
                        new MarshalException(action, type, "", -1, RuntimeProblem.OTHER_TYPE_VERSION, obstacle, null));
    }
}
