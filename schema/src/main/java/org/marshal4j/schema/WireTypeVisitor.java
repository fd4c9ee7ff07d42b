package org.marshal4j.schema;

import org.jspecify.annotations.Nullable;

/**
 * Does something for each wire type, which {@link WireType#accept} chooses. A new wire type does not compile until every visitor has a
 * method for it, or says through {@link Leaves} or {@link Holders} that it treats it as it does others.
 *
 * @param <R> what is answered
 */
public interface WireTypeVisitor<R extends @Nullable Object> {
    R primitive(WireType.Primitive type);

    R value(WireType.Value type);

    R special(WireType.Special type);

    R text(WireType.Text type);

    R fixedText(WireType.FixedText type);

    R knownText(WireType.KnownText type);

    R enumeration(WireType.Enumeration type);

    R array(WireType.Array type);

    R fixedArray(WireType.FixedArray type);

    R custom(WireType.Custom type);

    R versionedBlock(WireType.VersionedBlock type);

    R open(WireType.Open type);

    R listOf(WireType.ListOf type);

    R mapOf(WireType.MapOf type);

    R optionalOf(WireType.OptionalOf type);

    R nested(WireType.Nested type);

    R family(WireType.Family type);

    R shared(WireType.Shared type);

    R dynamic(WireType.Dynamic type);

    /** For those who follow what a type holds: one method for all types that hold no others. */
    interface Leaves<R extends @Nullable Object> extends WireTypeVisitor<R> {
        /** Called for each type that holds no others, also for {@link WireType.VersionedBlock} and {@link WireType.Open}. */
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

    /** For those who make or read single values: one method for all types that hold others, and for those that have no values. */
    interface Holders<R extends @Nullable Object> extends WireTypeVisitor<R> {
        /** Called for each type that holds others, and for {@link WireType.VersionedBlock} and {@link WireType.Open}. */
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
}
