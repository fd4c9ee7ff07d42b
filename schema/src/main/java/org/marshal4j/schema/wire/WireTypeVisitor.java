package org.marshal4j.schema.wire;

import org.jspecify.annotations.Nullable;

/**
 * Has one method for each wire type; {@link WireType#accept} calls the right one. When a wire type is added, a visitor
 * does not compile until it has a method for it, unless it implements {@link Leaves}, {@link Holders} or {@link Others},
 * which treat many wire types alike.
 *
 * @param <R> the type of the results
 */
public interface WireTypeVisitor<R extends @Nullable Object> {
    /** {@return the result for a primitive} */
    R primitive(WireType.Primitive type);

    /** {@return the result for an object of fixed size} */
    R value(WireType.Value type);

    /** {@return the result for an object whose own bytes tell its size} */
    R special(WireType.Special type);

    /** {@return the result for a text} */
    R text(WireType.Text type);

    /** {@return the result for a text of fixed length} */
    R fixedText(WireType.FixedText type);

    /** {@return the result for a text with known values} */
    R knownText(WireType.KnownText type);

    /** {@return the result for an enum} */
    R enumeration(WireType.Enumeration type);

    /** {@return the result for an array of primitives} */
    R array(WireType.Array type);

    /** {@return the result for an array of fixed length} */
    R fixedArray(WireType.FixedArray type);

    /** {@return the result for a value of a hand-written marshaller} */
    R custom(WireType.Custom type);

    /** {@return the result for the start of a versioned block} */
    R versionedBlock(WireType.VersionedBlock type);

    /** {@return the result for a field whose type is open} */
    R open(WireType.Open type);

    /** {@return the result for a collection or an array of objects} */
    R listOf(WireType.ListOf type);

    /** {@return the result for a map} */
    R mapOf(WireType.MapOf type);

    /** {@return the result for an entry} */
    R entryOf(WireType.EntryOf type);

    /** {@return the result for an Optional} */
    R optionalOf(WireType.OptionalOf type);

    /** {@return the result for another marshalled type} */
    R nested(WireType.Nested type);

    /** {@return the result for a family} */
    R family(WireType.Family type);

    /** {@return the result for a shared reference} */
    R shared(WireType.Shared type);

    /** {@return the result for a dynamic value} */
    R dynamic(WireType.Dynamic type);

    /** {@return the result for a value in a form that another library has chosen} */
    R encoded(WireType.Encoded type);

    /**
     * For visitors that follow what a type holds: it has a single method for all types that hold no others.
     *
     * @param <R> the type of the results
     */
    interface Leaves<R extends @Nullable Object> extends WireTypeVisitor<R> {
        /**
         * {@return the result for a type that holds no others, including {@link WireType.VersionedBlock} and {@link
         * WireType.Open}}
         *
         * @param type the wire type
         */
        R leaf(WireType type);

        @Override
        default R primitive(WireType.Primitive type) {
            return leaf(type);
        }

        @Override
        default R value(WireType.Value type) {
            return leaf(type);
        }

        @Override
        default R special(WireType.Special type) {
            return leaf(type);
        }

        @Override
        default R text(WireType.Text type) {
            return leaf(type);
        }

        @Override
        default R fixedText(WireType.FixedText type) {
            return leaf(type);
        }

        @Override
        default R knownText(WireType.KnownText type) {
            return leaf(type);
        }

        @Override
        default R enumeration(WireType.Enumeration type) {
            return leaf(type);
        }

        @Override
        default R array(WireType.Array type) {
            return leaf(type);
        }

        @Override
        default R fixedArray(WireType.FixedArray type) {
            return leaf(type);
        }

        @Override
        default R custom(WireType.Custom type) {
            return leaf(type);
        }

        @Override
        default R versionedBlock(WireType.VersionedBlock type) {
            return leaf(type);
        }

        @Override
        default R open(WireType.Open type) {
            return leaf(type);
        }
    }

    /**
     * For visitors that make or read single values: it has a single method for all types that hold others, and for
     * those that have no values.
     *
     * @param <R> the type of the results
     */
    interface Holders<R extends @Nullable Object> extends WireTypeVisitor<R> {
        /**
         * {@return the result for a type that holds others, and for {@link WireType.VersionedBlock} and {@link
         * WireType.Open}}
         *
         * @param type the wire type
         */
        R other(WireType type);

        @Override
        default R versionedBlock(WireType.VersionedBlock type) {
            return other(type);
        }

        @Override
        default R open(WireType.Open type) {
            return other(type);
        }

        @Override
        default R listOf(WireType.ListOf type) {
            return other(type);
        }

        @Override
        default R mapOf(WireType.MapOf type) {
            return other(type);
        }

        @Override
        default R entryOf(WireType.EntryOf type) {
            return other(type);
        }

        @Override
        default R optionalOf(WireType.OptionalOf type) {
            return other(type);
        }

        @Override
        default R nested(WireType.Nested type) {
            return other(type);
        }

        @Override
        default R family(WireType.Family type) {
            return other(type);
        }

        @Override
        default R shared(WireType.Shared type) {
            return other(type);
        }

        @Override
        default R dynamic(WireType.Dynamic type) {
            return other(type);
        }
    }

    /**
     * For visitors that treat some wire types apart from all others.
     *
     * @param <R> the type of the results
     */
    interface Others<R extends @Nullable Object> extends Leaves<R>, Holders<R> {
        @Override
        default R leaf(WireType type) {
            return other(type);
        }

        @Override
        default R versionedBlock(WireType.VersionedBlock type) {
            return other(type);
        }

        @Override
        default R open(WireType.Open type) {
            return other(type);
        }

        @Override
        default R encoded(WireType.Encoded type) {
            return other(type);
        }
    }
}
