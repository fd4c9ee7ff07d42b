package org.marshal4j.processor.hint;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.model.TypeRef;

/** Tells what to do about types that have no wire form: the first in the list that knows. */
public final class Hints {

    private static final List<Hint> HINTS = List.of(
            AnyObject.hint(),
            CodeByName.hint(),
            Numbers.hint(),
            Files.hint(),
            PassingValues.hint(),
            LiveObjects.hint(),
            Functions.hint(),
            OtherCollections.hint(),
            ClassesOfTheJdk.hint(),
            OwnClasses.hint(),
            OthersClasses.hint());

    private Hints() {}

    /** What to do about a field of that type. */
    public static String of(TypeRef type) {
        return HINTS.stream()
                .map(hint -> hint.of(type))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse("Declare the class that it holds, or mark the field @Skip");
    }
}
