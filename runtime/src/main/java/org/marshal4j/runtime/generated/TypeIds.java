package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Namesakes;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.MissingSchema;
import org.marshal4j.schema.Schema;

/**
 * The type ids of a family, which begin the bytes of its objects: a {@link StopBit} number, −1 for null. Immutable and
 * thread-safe. Finding the id of a class takes one map access.
 */
public final class TypeIds {
    private final ClassValue<Integer> ids;

    private TypeIds(Schema family) {
        this.ids = new ClassValue<>() {
            @Override
            protected Integer computeValue(Class<?> type) {
                return idOf(type, family);
            }
        };
    }

    /** Returns the type ids of a family with many members; for few members, generated code compares the classes. */
    public static TypeIds of(Schema family) {
        return new TypeIds(family);
    }

    private static int idOf(Class<?> type, Schema family) {
        return family.members().entrySet().stream()
                .filter(member -> member.getValue().equals(type.getName()))
                .findFirst()
                .orElseThrow(() -> outside(type, family))
                .getKey();
    }

    /**
     * Returns the type id of the class of an object; −1 for null.
     *
     * @throws MarshalException MARSHAL201 if the class does not belong to the family
     */
    public int of(@Nullable Object value) {
        return value == null ? -1 : ids.get(value.getClass());
    }

    /**
     * Writes a type id, or −1 for null.
     *
     * @throws java.nio.BufferOverflowException if it does not fit
     */
    public static void write(int id, Output out) {
        StopBit.write(id, out);
    }

    /** Returns the exception for an object to be written whose class does not belong to the family. */
    public static MarshalException outside(Object value, Schema family) {
        return outside(value.getClass(), family);
    }

    private static MarshalException outside(Class<?> type, Schema family) {
        return new MarshalException(
                RuntimeProblem.OTHER_CLASS,
                family.members().containsValue(type.getName())
                        ? "the " + type.getName() + " of the family of " + family.type()
                                + " is not the class of the same name from " + Namesakes.origin(type)
                                + ". Let one class loader load it for both"
                        : type.getName() + " does not belong to the family of " + family.type());
    }

    /** Returns the exception for a type id that was read and that no class of the family has. */
    public static MarshalException unknown(int id, Schema family) {
        return new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, MissingSchema.ofTypeId(id, family));
    }

    /**
     * Returns the object to be written as the outermost of a message, which is never null.
     *
     * @throws MarshalException MARSHAL202 for null
     */
    public static <T> T toWrite(@Nullable T value, Class<T> root) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_WRITE, "null instead of a " + root.getName());
        }
        return value;
    }

    /**
     * Returns the object that was read as the outermost of a message, which is never null.
     *
     * @throws MarshalException MARSHAL206 for null
     */
    public static <T> T wasRead(@Nullable T value, Class<T> root) {
        if (value == null) {
            throw new MarshalException(RuntimeProblem.NULL_ON_READ, "null instead of a " + root.getName());
        }
        return value;
    }

    /**
     * Checks that an object was filled. This fails for an object that only a constructor fills, or of another class
     * than the bytes.
     *
     * @param given the object to read into
     * @param read the object that holds what was read
     * @throws MarshalException MARSHAL201 if they are not the same, MARSHAL206 if null was read
     */
    public static <T> void wasFilled(@Nullable T given, @Nullable T read, Class<T> root) {
        T object = wasRead(read, root);
        if (given != object) {
            String type = object.getClass().getName();
            throw new MarshalException(
                    RuntimeProblem.OTHER_CLASS,
                    given != null && given.getClass() == object.getClass()
                            ? "a " + type + " can only be filled by its constructor: use read() instead of readInto()"
                            : "the bytes hold a " + type + ", which cannot be read into "
                                    + (given == null
                                            ? "null"
                                            : "the given " + given.getClass().getName()
                                                    + Namesakes.note(object.getClass(), given.getClass())));
        }
    }

    /**
     * Checks that an object was filled with a copy.
     *
     * @param to the object to copy into
     * @param copy the object that holds the copy
     * @throws MarshalException MARSHAL201 if they are not the same, unless that object was copied itself
     */
    @SuppressWarnings("ReferenceEquality") // this is about identity
    public static <T> void wasCopied(T from, @Nullable T to, @Nullable T copy) {
        if (to != copy && to != from) {
            throw new MarshalException(
                    RuntimeProblem.OTHER_CLASS,
                    to != null && to.getClass() == from.getClass()
                            ? "a " + from.getClass().getName()
                                    + " can only be filled by its constructor: use copy() instead of copyInto()"
                            : "a " + from.getClass().getName() + " cannot be copied into "
                                    + (to == null
                                            ? "null"
                                            : "a " + to.getClass().getName()
                                                    + Namesakes.note(from.getClass(), to.getClass())));
        }
    }
}
