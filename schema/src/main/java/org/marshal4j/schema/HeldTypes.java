package org.marshal4j.schema;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the types that a type holds are compared with those that it held. */
interface HeldTypes {
    /** Whether the one takes the place of the other without that being a difference of the type that holds them. */
    boolean isSame(String was, String now);

    /** Whether two classes of a family with the same id are the same class. */
    boolean isSameMember(String was, String now);

    /** Whether that type reports what has become of itself, so that those that hold it need not. */
    boolean reportsItself(String type);

    /** The accepted form of a superclass; null if nobody reports the fields of it. */
    @Nullable
    Schema superclass(String type);

    /** In a lock types go by their names, and each reports for itself. */
    record ByName(Map<String, Schema> accepted) implements HeldTypes {
        @Override
        public boolean isSame(String was, String now) {
            return was.equals(now);
        }

        @Override
        public boolean isSameMember(String was, String now) {
            return was.equals(now);
        }

        @Override
        public boolean reportsItself(String type) {
            return accepted.containsKey(type);
        }

        @Override
        public @Nullable Schema superclass(String type) {
            return accepted.get(type);
        }
    }

    /**
     * In messages no bytes depend on the names of classes, so that types go by where they stand. Two classes of a family are told apart by
     * their simple names: a message would become an object of the other one.
     */
    record ByPlace(SchemaPairs pairs) implements HeldTypes {
        @Override
        public boolean isSame(String was, String now) {
            pairs.add(was, now);
            return true;
        }

        @Override
        public boolean isSameMember(String was, String now) {
            return simple(was).equals(simple(now));
        }

        private static String simple(String name) {
            return name.substring(name.lastIndexOf('.') + 1);
        }

        @Override
        public boolean reportsItself(String type) {
            return false;
        }

        @Override
        public @Nullable Schema superclass(String type) {
            return null;
        }
    }
}
