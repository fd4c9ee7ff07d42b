package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Takes a {@code String} from a bounded pool when it is read: a text that occurs again and again is the same object
 * each time and creates no garbage. This does not change the bytes.
 *
 * <pre>{@code
 * @Interned
 * String currency;
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Interned {}
