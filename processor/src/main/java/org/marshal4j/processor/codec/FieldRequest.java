package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.EncodedOptions;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * A request for a codec.
 *
 * @param type the type of the values
 * @param options the options that its annotations set
 * @param reading where the read value goes
 * @param mayEnd whether values may be absent although they are never null, so that a type can contain itself through
 *     them
 */
public record FieldRequest(TypeRef type, FieldOptions options, Reading reading, boolean mayEnd) {

    /** Where a read value goes. */
    public enum Reading {
        /** It is assigned to a field, and may be reused by the next read. */
        ASSIGNED,
        /** It is passed to a constructor, and should not change afterwards. */
        CONSTRUCTED,
        /** It is read into the current value, whose class is the user's. */
        INTO
    }

    /** A field that gets assigned. */
    public FieldRequest(TypeRef type, FieldOptions options) {
        this(type, options, Reading.ASSIGNED, false);
    }

    /** The same, with another destination. */
    public FieldRequest read(Reading how) {
        return new FieldRequest(type, options, how, mayEnd);
    }

    /** The same for another type. */
    public FieldRequest of(TypeRef other) {
        return new FieldRequest(other, options, reading, mayEnd);
    }

    /**
     * The parts of these values, possibly null. Options for the identity of objects and for their classes apply to the
     * parts.
     */
    public FieldRequest part(TypeRef of) {
        return new FieldRequest(of, handedOn(FieldOptions.NULLABLE), ofParts(), false);
    }

    /** The same for values of which there may be none. */
    public FieldRequest element(TypeRef of) {
        return new FieldRequest(of, handedOn(FieldOptions.NULLABLE), ofParts(), true);
    }

    /** The value that one of these may contain, which is never null. */
    public FieldRequest content(TypeRef of) {
        return new FieldRequest(of, handedOn(FieldOptions.REQUIRED), ofParts(), true);
    }

    /** A non-null value of a class that this one may have. */
    public FieldRequest listed(TypeRef of) {
        return new FieldRequest(of, FieldOptions.REQUIRED, ofParts(), true);
    }

    private Reading ofParts() {
        return isInto() ? Reading.ASSIGNED : reading;
    }

    private FieldOptions handedOn(FieldOptions plain) {
        FieldOptions options = has(Option.SHARED) ? plain.with(Option.SHARED) : plain;
        if (options().encoded().isPresent()) {
            options = options.withRequired(true).with(options().encoded().map(EncodedOptions::ofParts));
        }
        return has(Option.DYNAMIC) ? options.with(Option.DYNAMIC).with(this.options.dynamic()) : options;
    }

    /** Whether null is refused. */
    public boolean required() {
        return options.required();
    }

    /**
     * Whether the value is always there and never null, so that a type that contains itself this way would never end.
     */
    public boolean endless() {
        return options.required() && !mayEnd;
    }

    /** Whether the value does not change after it has been read. */
    public boolean constructed() {
        return reading == Reading.CONSTRUCTED;
    }

    /** Whether it is read into the current value, whatever the value's class is. */
    public boolean isInto() {
        return reading == Reading.INTO;
    }

    /** Whether the annotation is present. */
    public boolean has(Option option) {
        return options.has(option);
    }
}
