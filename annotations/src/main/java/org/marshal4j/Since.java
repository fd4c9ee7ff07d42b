package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says which version of an {@linkplain Marshal#evolvable() evolvable} type added a field. Fields without it belong to
 * version 1.
 *
 * <pre>{@code
 * @Marshal(evolvable = true)
 * class Quote {
 *     double bid;
 *     double ask;
 *     @Since(2) String venue;
 * }
 * }</pre>
 *
 * <p>Fields must be in the order of their versions: add new ones at the end, with a number greater than all before
 * them. Readers of an older version skip them. When a newer reader finds older bytes, it sets the missing fields to
 * 0, false or null, and a {@link Required @Required} field to the value that it has in a new object.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Since {

    /**
     * The version that added the field.
     *
     * @return 1 or more
     */
    int value();
}
