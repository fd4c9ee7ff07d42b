package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says in which version of an {@linkplain Marshal#evolvable() evolvable} type a field was added. Fields without it are those of version 1.
 *
 * <p>Fields are in the order of their versions: new ones at the end, with a number greater than all before them. Readers of an older
 * version skip them; readers of this version find them missing in older bytes, and give them their zero value: 0, false or null, and for
 * a {@link Required @Required} field what a new object has.
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
