package org.marshal4j.processor.codec;

import org.marshal4j.processor.model.Form;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.TypeRef;

/**
 * What a codec is looked for.
 *
 * @param type the type of the values
 * @param form what is asked of their form
 */
public record Want(TypeRef type, Form form) {

    /** Values of that type, which can be null, as the elements of another value. */
    public static Want element(TypeRef type) {
        return new Want(type, Form.NULLABLE);
    }

    /** Whether null is refused. */
    public boolean required() {
        return form.required();
    }

    /** Whether that annotation is there. */
    public boolean has(Option option) {
        return form.has(option);
    }
}
