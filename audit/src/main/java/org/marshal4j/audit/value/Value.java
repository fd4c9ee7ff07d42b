package org.marshal4j.audit.value;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;

/**
 * A value in a method. Types are descriptors, as class files have them. Equal values are equal expressions; hash codes
 * are of a part of them, since values are deep and are looked up often.
 */
public sealed interface Value {

    /** The descriptor of its type; {@code ?} if unknown. */
    String type();

    /** A constant: a boxed number, a text, a type, or null. */
    record Const(@Nullable Object value, String type) implements Value {}

    /** The object whose method it is. */
    record Self(String type) implements Value {}

    /** A parameter that is no stream. */
    record Param(int index, String type) implements Value {}

    /** A stream that is written to or read from; {@code id} tells those of one method apart. */
    record Port(int id, String type) implements Value {}

    /** What a field of an object holds. */
    record Field(Value owner, String name, String type) implements Value {}

    /** What a static field holds. */
    record Static(String owner, String name, String type) implements Value {}

    /** The result of a method that is not followed; the receiver is the first argument. */
    record Invoke(String owner, String name, List<Value> args, String type) implements Value {
        @Override
        public int hashCode() {
            return 31 * name.hashCode()
                    + (args.isEmpty() ? owner.hashCode() : args.get(0).hashCode());
        }
    }

    /** What the operation with this number has read. */
    record Read(int op, String type) implements Value {}

    /** An operator, such as {@code +} or {@code &}. */
    record Binary(String operator, Value left, Value right, String type) implements Value {}

    /** A conversion to another primitive type. */
    record Convert(Value value, String type) implements Value {}

    /** One of two values. */
    record Select(Condition condition, Value yes, Value no, String type) implements Value {
        @Override
        public int hashCode() {
            return 31 * yes.hashCode() + 7;
        }
    }

    /** 1 if a condition holds, else 0. */
    record Truth(Condition condition) implements Value {
        @Override
        public String type() {
            return "Z";
        }
    }

    /** 1 if an object is of a class, else 0. */
    record InstanceOf(Value value, String of) implements Value {
        @Override
        public String type() {
            return "Z";
        }
    }

    /** What an array holds at an index. */
    record At(Value array, Value index, String type) implements Value {}

    /** The number of elements of an array, a collection or a map, or of characters of a text. */
    record Size(Value of) implements Value {
        @Override
        public String type() {
            return "I";
        }
    }

    /** The element that a loop is at. */
    record Element(Value of, int loop, String type) implements Value {}

    /** An iterator over a collection. */
    record Iterator(Value over, String type) implements Value {}

    /** An object that the method has created. */
    record Fresh(int id, List<Value> args, String type) implements Value {
        @Override
        public int hashCode() {
            return id;
        }
    }

    /** An array that the method has created. */
    record FreshArray(int id, Value length, String type) implements Value {
        @Override
        public int hashCode() {
            return id;
        }
    }

    /** The bytes that were written to a buffer in memory, as an array or in another form. */
    record Content(int port, String type) implements Value {}

    /** A lambda expression or a method reference, with what it captures. */
    record Lambda(Handle handle, List<Value> captured, String method, String type) implements Value {}

    /** Anything else; unknown values with different numbers are different. */
    record Unknown(int id, String type) implements Value {}
}
