package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * What a codec is asked for.
 *
 * @param type the type of the values
 * @param options what annotations say of them
 * @param reading what becomes of what is read
 * @param mayEnd whether the values may be missing though they are never null, so that a type can hold itself through them
 */
public record FieldRequest(TypeRef type, FieldOptions options, Reading reading, boolean mayEnd) {

    /** What becomes of a value that is read. */
    public enum Reading {
        /** It is assigned to an object, which may be used again and holds a value to be reused then. */
        ASSIGNED,
        /** It is handed to a constructor, after which nobody should change it. */
        CONSTRUCTED,
        /** It goes into the value that is there, which is of a class of the user's. */
        INTO
    }

    /** A field that is assigned. */
    public FieldRequest(TypeRef type, FieldOptions options) {
        this(type, options, Reading.ASSIGNED, false);
    }

    /** Values of that type, which can be null, as the elements of another value. */
    public static FieldRequest element(TypeRef type) {
        return new FieldRequest(type, FieldOptions.NULLABLE);
    }

    /** The same, read so. */
    FieldRequest read(Reading how) {
        return new FieldRequest(type, options, how, mayEnd);
    }

    /** The same of another type. */
    FieldRequest of(TypeRef other) {
        return new FieldRequest(other, options, reading, mayEnd);
    }

    /** The values, null among them, that these are made of. The identity of objects, and what their classes are, is a matter of those. */
    FieldRequest part(TypeRef of) {
        return new FieldRequest(of, handedOn(FieldOptions.NULLABLE), ofParts(), false);
    }

    /** The value that one of these may have, and that is never null. */
    FieldRequest content(TypeRef of) {
        return new FieldRequest(of, handedOn(FieldOptions.REQUIRED), ofParts(), true);
    }

    /** A value, not null, of a class that this one may be of. */
    FieldRequest listed(TypeRef of) {
        return new FieldRequest(of, FieldOptions.REQUIRED, ofParts(), true);
    }

    private Reading ofParts() {
        return isInto() ? Reading.ASSIGNED : reading;
    }

    private FieldOptions handedOn(FieldOptions plain) {
        FieldOptions options = has(Option.SHARED) ? plain.with(Option.SHARED) : plain;
        return has(Option.DYNAMIC) ? options.with(Option.DYNAMIC).with(this.options.dynamic()) : options;
    }

    /** Whether null is refused. */
    public boolean required() {
        return options.required();
    }

    /** Whether null is refused and a value always there, so that a type that held itself so would never end. */
    boolean endless() {
        return options.required() && !mayEnd;
    }

    /** Whether what is read is not to be changed any more. */
    boolean constructed() {
        return reading == Reading.CONSTRUCTED;
    }

    /** Whether what is read goes into the value that is there, whatever its class is. */
    boolean isInto() {
        return reading == Reading.INTO;
    }

    /** Whether that annotation is there. */
    public boolean has(Option option) {
        return options.has(option);
    }
}
