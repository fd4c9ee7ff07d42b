package org.marshal4j.adopt.plan;

import java.util.Map;
import org.marshal4j.Form;

/**
 * The numbers that an enum gives its constants.
 *
 * @param className the internal name of the enum
 * @param member the name of a field or method that has them; empty if there is none that generated code can use
 * @param numbers the number of each constant, in their order
 * @param annotated whether its constants have them as {@code @EnumNumber} already
 */
public record EnumNumbers(String className, String member, Map<String, Integer> numbers, boolean annotated) {

    /** Whether a form holds all of them. */
    boolean fit(Form form) {
        long min = switch (form) {
            case BYTE -> Byte.MIN_VALUE;
            case SHORT -> Short.MIN_VALUE;
            case UNSIGNED_BYTE, UNSIGNED_SHORT, VINT -> 0;
            default -> Integer.MIN_VALUE;
        };
        long max = switch (form) {
            case BYTE -> Byte.MAX_VALUE;
            case UNSIGNED_BYTE -> 0xff;
            case SHORT -> Short.MAX_VALUE;
            case UNSIGNED_SHORT -> 0xffff;
            default -> Integer.MAX_VALUE;
        };
        return numbers.values().stream().allMatch(number -> number >= min && number <= max);
    }
}
