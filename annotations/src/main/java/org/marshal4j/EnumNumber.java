package org.marshal4j;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The number of an enum's constant, which {@link Encoded @Encoded} writes in place of its ordinal. Either all constants
 * have one, each another, or none has. The lock file keeps them: a number that changes is an error of the compiler.
 *
 * <pre>{@code
 * enum Side {
 *     @EnumNumber(1) BUY(1),
 *     @EnumNumber(2) SELL(2);
 *
 *     private final int code;
 *     …
 * }
 *
 * @Encoded(value = Encoding.DATA_OUTPUT, as = Form.BYTE, number = "code")
 * Side side;                                            // out.writeByte(side.code())
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface EnumNumber {
    /**
     * The number.
     *
     * @return any number that the form of the field holds
     */
    int value();
}
