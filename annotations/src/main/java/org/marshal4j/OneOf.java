package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Lists the known values of a {@code String}. Each of them is written as one byte, its position in the list. Any other
 * text is written in full, after one extra byte. You can add values at the end of the list; any other change to it
 * changes what existing bytes mean. A value that is added is written as other bytes than before, so these texts cannot
 * be part of a {@linkplain Marshal#key key}.
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
     * The known values.
     *
     * @return up to 254 different texts
     */
    String[] value();
}
