package org.marshal4j.adopt.plan;

import java.util.Map;

/**
 * What has to become of the declaration of an enum, or of another class whose values fields hold.
 *
 * @param className its internal name
 * @param fileName the name of its source file, as its class file has it; empty if that does not tell
 * @param hidden whether it is private and has to become package-private
 * @param numbers the numbers that its constants get as {@code @EnumNumber}; empty if they get none
 */
public record TypePlan(String className, String fileName, boolean hidden, Map<String, Integer> numbers) {

    /** What both want. */
    public TypePlan and(TypePlan other) {
        return new TypePlan(className, fileName, hidden || other.hidden, numbers.isEmpty() ? other.numbers : numbers);
    }
}
