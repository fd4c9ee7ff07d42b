package org.marshal4j.benchmarks.former;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.inspect.FormerMessages;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** The readers of this library. */
final class Ours {
    private Ours() {}

    /** Returns a reader of a message of today's class. */
    static FormerReader today(FormerMessage message) {
        return reader(marshaller(message.today()), message.expected(), message.target());
    }

    /** Returns a reader of a message of the former class into an object of that class. */
    static FormerReader formerClass(FormerMessage message) {
        return reader(marshaller(formerType(message)), message.former("was"), message.former("was"));
    }

    private static FormerReader reader(Marshaller<Object> marshaller, Object written, Object target) {
        byte[] bytes = marshaller.toByteArray(written);
        Input in = Input.of(bytes);
        return new FormerReader() {
            @Override
            public Object read() {
                in.position(0);
                marshaller.readInto(target, in);
                return target;
            }

            @Override
            public int size() {
                return bytes.length;
            }
        };
    }

    /** Returns a reader of a message of the former class. */
    static FormerReader former(FormerMessage message) {
        FormerMessages<Object> messages = FormerMessages.of(
                marshaller(message.today()),
                schemas(message),
                formerType(message).getName());
        byte[] bytes = marshaller(formerType(message)).toByteArray(message.former("was"));
        Object target = message.target();
        Input in = Input.of(bytes);
        return new FormerReader() {
            @Override
            public Object read() {
                in.position(0);
                messages.readInto(target, in);
                return target;
            }

            @Override
            public int size() {
                return bytes.length;
            }
        };
    }

    private static Class<?> formerType(FormerMessage message) {
        return message.formerClasses("was").get(0);
    }

    /** The former schemas, as a lock file has them, with what it says about removed fields. */
    static Schemas schemas(FormerMessage message) {
        List<Schema> schemas = new ArrayList<>();
        message.formerClasses("was")
                .forEach(type -> schemas.add(marshaller(type).schema()));
        Schemas former = Schemas.of(schemas);
        for (int i = 0; i < message.formerClasses("was").size(); i++) {
            Class<?> was = message.formerClasses("was").get(i);
            Class<?> now = message.todaysClasses().get(i);
            for (var field : FieldsByName.of(was)) {
                boolean isGone = FieldsByName.of(now).stream()
                        .noneMatch(other -> other.getName().equals(field.getName()));
                former = isGone ? former.dropped(was.getName(), field.getName()) : former;
            }
        }
        return former;
    }

    @SuppressWarnings("unchecked") // whoever asks has objects of this class
    static Marshaller<Object> marshaller(Class<?> type) {
        return (Marshaller<Object>) (Marshaller<?>) Marshallers.of(type);
    }
}
