package org.marshal4j.schema.change;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.field.FieldMoves;
import org.marshal4j.schema.field.RenamedFields;

/** How the types that a type holds are compared with those that it held before. */
interface HeldTypes {
    /** Whether the new type replaces the old one without that being a difference of the type that holds them. */
    boolean isSame(String was, String now);

    /** Whether a class of a family may be in another package, if it has its number. */
    boolean mayMove();

    /** Whether the type reports its own changes, so that types that hold it need not. */
    boolean reportsItself(String type);

    /** The accepted schema of a superclass; null if nothing else reports the superclass's fields. */
    @Nullable
    Schema superclass(String type);

    /** The names of the fields of a type that were pulled up to a superclass or pushed down to a subclass. */
    Set<String> moved(Schema was, Schema now);

    /**
     * The former names of the renamed fields of a type, by their present names; empty if its classes are not known, so
     * that the places of fields have to tell.
     */
    Optional<Map<String, String>> renames(Schema was, Schema now);

    /**
     * In a lock file, types are matched by name, and each reports its own changes.
     *
     * @param moves finds fields that have moved between classes
     * @param hasPresentNames whether fields of former schemas have been given today's names, so that one with another
     *     name is another field
     */
    record ByName(Map<String, Schema> accepted, FieldMoves moves, boolean hasPresentNames) implements HeldTypes {
        ByName(Map<String, Schema> accepted, FieldMoves moves) {
            this(accepted, moves, false);
        }

        /** Compares schemas whose fields have been given today's names. */
        static ByName withPresentNames(Map<String, Schema> accepted) {
            return new ByName(accepted, FieldMoves.OF_ONE_TYPE, true);
        }

        @Override
        public Set<String> moved(Schema was, Schema now) {
            return moves.of(was, now);
        }

        @Override
        public Optional<Map<String, String>> renames(Schema was, Schema now) {
            if (hasPresentNames) {
                return Optional.of(Map.of());
            }
            return moves.areKnown()
                    ? Optional.of(RenamedFields.between(was, now, accepted::get, moves))
                    : Optional.empty();
        }

        @Override
        public boolean isSame(String was, String now) {
            return was.equals(now);
        }

        @Override
        public boolean mayMove() {
            return false;
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
     * In messages, no bytes depend on the names of classes, so types are matched by position. Two classes of a family
     * are told apart by their simple names: otherwise a message of one would become an object of the other.
     */
    record ByPlace(SchemaPairs pairs) implements HeldTypes {
        @Override
        public Set<String> moved(Schema was, Schema now) {
            return Set.of();
        }

        @Override
        public Optional<Map<String, String>> renames(Schema was, Schema now) {
            return Optional.empty();
        }

        @Override
        public boolean isSame(String was, String now) {
            pairs.add(was, now);
            return true;
        }

        @Override
        public boolean mayMove() {
            return true;
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
