package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the usual values of a {@code String}. Each of them is written as one byte, its position in the list. Any
 * other text is written in full, after one extra byte. You can add values at the end of the list; any other change to
 * it changes what existing bytes mean.
 *
 * <pre>{@code
 * @OneOf({"EUR", "USD", "GBP"})
 * String currency;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface OneOf {
    /**
     * The usual values.
     *
     * @return up to 254 different texts
     */
    String[] value();
}
