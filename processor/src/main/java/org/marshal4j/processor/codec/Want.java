package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.Form;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * What a codec is looked for.
 *
 * @param type the type of the values
 * @param form what is asked of their form
 * @param reading what becomes of what is read
 * @param mayEnd whether the values may be missing though they are never null, so that a type can hold itself through them
 */
public record Want(TypeRef type, Form form, Reading reading, boolean mayEnd) {

    /** What becomes of a value that is read. */
    public enum Reading {
        /** It is assigned to an object, which may be used again and holds a value to be reused then. */
        ASSIGNED,
        /** It is handed to a constructor, after which nobody should change it. */
        CONSTRUCTED
    }

    /** A field that is assigned. */
    public Want(TypeRef type, Form form) {
        this(type, form, Reading.ASSIGNED, false);
    }

    /** Values of that type, which can be null, as the elements of another value. */
    public static Want element(TypeRef type) {
        return new Want(type, Form.NULLABLE);
    }

    /** The same, read so. */
    Want read(Reading how) {
        return new Want(type, form, how, mayEnd);
    }

    /** The values, null among them, that these are made of. The identity of objects is a matter of those. */
    Want part(TypeRef of) {
        return new Want(of, shared(Form.NULLABLE), reading, false);
    }

    /** The value that one of these may have, and that is never null. */
    Want content(TypeRef of) {
        return new Want(of, shared(Form.REQUIRED), reading, true);
    }

    private Form shared(Form plain) {
        return has(Option.SHARED) ? plain.with(Option.SHARED) : plain;
    }

    /** Whether null is refused. */
    public boolean required() {
        return form.required();
    }

    /** Whether null is refused and a value always there, so that a type that held itself so would never end. */
    boolean endless() {
        return form.required() && !mayEnd;
    }

    /** Whether what is read is not to be changed any more. */
    boolean constructed() {
        return reading == Reading.CONSTRUCTED;
    }

    /** Whether that annotation is there. */
    public boolean has(Option option) {
        return form.has(option);
    }
}
