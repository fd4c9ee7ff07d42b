package org.marshal4j.processor.check;

import java.util.List;
import java.util.Optional;
import org.marshal4j.processor.codec.StepCodec;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.ViewMethods;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/**
 * Finds types whose messages no view can show: they have fields that only make sense with all objects of the message.
 */
final class ViewCheck implements Check {

    @Override
    public List<Problem> check(BoundType type) {
        Dto dto = type.dto();
        return dto.is(Dto.Trait.VIEW) ? ofView(type).stream().toList() : List.of();
    }

    private static Optional<Problem> ofView(BoundType type) {
        Dto dto = type.dto();
        if (dto.isAbstract() && dto.family().isEmpty()) {
            return Optional.of(of(
                    dto,
                    "messages of it are of different classes",
                    "Remove view = true here, and say it of the classes whose messages are to be viewed"));
        }
        if (dto.family().isPresent()) {
            // A family's view shows objects through the views of their classes.
            return Optional.empty();
        }
        if (!dto.parents().isEmpty()) {
            return Optional.of(of(
                    new Place(dto.name(), dto.parents().get(0).name()),
                    dto,
                    dto.parents().get(0).name() + " is @Parent, and the object around it is not in its bytes",
                    "Remove view = true, or view the message of the object around it"));
        }
        Optional<String> taken = dto.methodAmong(ViewMethods.NAMES);
        if (taken.isPresent()) {
            return Optional.of(of(
                    dto,
                    "it has a method " + taken.get() + ", and so do all views, which do something else there",
                    "Remove view = true, or rename the method"));
        }
        return type.fields().stream()
                .filter(field -> field.codec() instanceof StepCodec step
                        && step.passing().tellsObjects())
                .findFirst()
                .map(field -> of(
                        new Place(dto.name(), field.name()),
                        dto,
                        field.name() + " leads to @Shared or @Parent, which refer to other parts of the message",
                        "Remove view = true, or what leads there"));
    }

    private static Problem of(Dto dto, String why, String advice) {
        return of(Place.of(dto.name()), dto, why, advice);
    }

    private static Problem of(Place place, Dto dto, String why, String advice) {
        return Problem.of(Diagnostic.NO_VIEW, place, dto.name().simple(), why, advice);
    }
}
