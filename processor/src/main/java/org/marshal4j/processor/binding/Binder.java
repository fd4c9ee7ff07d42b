package org.marshal4j.processor.binding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.marshal4j.processor.access.AccessStyle;
import org.marshal4j.processor.codec.Binding;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Codec;
import org.marshal4j.processor.codec.FieldRequest;
import org.marshal4j.processor.codec.object.OpenCodec;
import org.marshal4j.processor.model.BulkCopy;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.FieldOptions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Place;
import org.marshal4j.processor.problem.Problem;

/** Binds a codec to each field of a DTO. */
public final class Binder {

    private final Codecs codecs;
    private final Predicate<Name> reportsItself;

    /** Creates a binder that takes codecs from there. Each superclass reports the problems with its own fields. */
    public Binder(Codecs codecs) {
        this(codecs, owner -> true);
    }

    /**
     * Creates a binder that takes codecs from there.
     *
     * @param reportsItself which classes this compilation looks at too, so that they report the problems with their own
     *     fields; false for those of an earlier compilation
     */
    public Binder(Codecs codecs, Predicate<Name> reportsItself) {
        this.codecs = codecs;
        this.reportsItself = reportsItself;
    }

    /**
     * The result of binding.
     *
     * @param dto the DTO
     * @param fields the fields that have codecs: all of them, if the type is whole
     * @param problems the fields that have none
     * @param complete whether nothing is missing that is reported elsewhere: by the compiler if a type does not exist,
     *     or for the superclass that declares the field
     */
    public record Bound(Dto dto, List<BoundField> fields, List<Problem> problems, boolean complete) {
        public Bound {
            fields = List.copyOf(fields);
            problems = List.copyOf(problems);
        }

        /** Whether every field has a codec. */
        public boolean isWhole() {
            return complete && problems.isEmpty();
        }

        /** The size of all fields together. */
        public Size size() {
            if (problems.stream().anyMatch(problem -> problem.diagnostic() == Diagnostic.NEVER_ENDS)) {
                return Size.OF_ITSELF;
            }
            if (!isWhole()) {
                return Size.UNKNOWN;
            }
            return dto.isEvolvable()
                    ? versioned()
                    : fields.stream().map(field -> field.codec().size()).reduce(Size.ZERO, Size::plus);
        }

        /**
         * The count of each versioned block, and its fields. The oldest messages only have those of the first version.
         */
        private Size versioned() {
            long counts = (long) Integer.BYTES * dto.versionedBlocks().size();
            Size size = Size.between(counts, counts);
            for (BoundField field : fields) {
                boolean added = field.field().options().since() > FieldOptions.FIRST;
                Size ofField = field.codec().size();
                size = size.plus(added ? ofField.orNothing() : ofField);
            }
            return size;
        }
    }

    /** Binds the fields. */
    public Bound bind(Dto dto) {
        Codecs within = codecs.within(dto);
        List<BoundField> bound = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        boolean complete =
                dto.parents().stream().noneMatch(parent -> parent.type().isIncomplete());
        FieldRequest.Reading reading = dto.construction() instanceof Construction.OfValues
                ? FieldRequest.Reading.CONSTRUCTED
                : FieldRequest.Reading.ASSIGNED;
        for (Field field : dto.fields()) {
            if (field.type().isIncomplete()) {
                complete = false;
                continue;
            }
            if (field.type().isOpen()) {
                bound.add(bound(dto, field, new OpenCodec()));
                continue;
            }
            Binding binding =
                    within.bind(new FieldRequest(field.type(), field.options()).read(readingOf(field, reading)));
            if (binding instanceof Binding.Bound found) {
                bound.add(bound(dto, field, found.codec()));
                problems.addAll(misplaced(dto, field, found.codec()));
                if (field.filled() && !codecs.canFill(dto, field, found.codec())) {
                    problems.add(finalField(dto, field));
                }
            } else if (binding instanceof Binding.Refused refused && isReportedBy(dto, field, refused)) {
                problems.add(problem(dto, field, refused));
            } else {
                complete = false;
            }
        }
        problems.addAll(notBulk(dto, bound));
        return new Bound(dto, bound, problems, complete);
    }

    private static BoundField bound(Dto dto, Field field, Codec codec) {
        return new BoundField(field, codec, AccessStyle.choose(dto, field));
    }

    /** When elements are read for a constructor, its object does not exist yet. */
    private static FieldRequest.Reading readingOf(Field field, FieldRequest.Reading ofDto) {
        if (field.elements() && ofDto == FieldRequest.Reading.ASSIGNED) {
            return FieldRequest.Reading.INTO;
        }
        return field.filled() ? FieldRequest.Reading.ASSIGNED : ofDto;
    }

    /** A superclass whose source is compiled too reports the problems with its own fields' types. */
    private boolean isReportedBy(Dto dto, Field field, Binding.Refused refused) {
        return field.owner().equals(dto.name())
                || !reportsItself.test(field.owner())
                || field.isBound()
                || refused.diagnostic() == Diagnostic.NEVER_ENDS
                || refused.diagnostic() == Diagnostic.UNUSABLE_FIELD_MARSHALLER
                || refused.diagnostic() == Diagnostic.BAD_IMPORT;
    }

    private static Problem problem(Dto dto, Field field, Binding.Refused refused) {
        return Problem.within(
                refused.diagnostic(), new Place(dto.name(), field.name()), declared(field), refused.arguments());
    }

    private static Problem finalField(Dto dto, Field field) {
        return Problem.at(Diagnostic.FINAL_FIELD, new Place(dto.name(), field.name()));
    }

    /** Problems with annotations that have no effect on a field of the given type. */
    private static List<Problem> misplaced(Dto dto, Field field, Codec codec) {
        if (!field.owner().equals(dto.name()) && !field.isBound()) {
            return List.of();
        }
        return field.options().annotations().stream()
                .filter(option -> !codec.supportedOptions().contains(option))
                .sorted()
                .map(option -> Problem.within(
                        option == Option.DYNAMIC ? Diagnostic.DYNAMIC_WITHOUT_OBJECT : Diagnostic.MISPLACED_ANNOTATION,
                        new Place(dto.name(), field.name()),
                        declared(field),
                        option.annotation(),
                        option == Option.DYNAMIC ? "there is none" : beside(field, codec)))
                .toList();
    }

    /** Why an annotation has no effect: another one replaces it, or none would have any. */
    private static String beside(Field field, Codec codec) {
        return Arrays.stream(Option.values())
                .filter(option ->
                        field.options().has(option) && codec.supportedOptions().contains(option))
                .map(option -> "together with @" + option.annotation())
                .findFirst()
                .orElse("on a field of this type");
    }

    private static List<Problem> notBulk(Dto dto, List<BoundField> bound) {
        if (dto.copy() != BulkCopy.BULK) {
            return List.of();
        }
        Set<Field> encoded = bound.stream()
                .filter(field -> field.field().options().encoded().isPresent()
                        && !(field.codec() instanceof BlockCodec block && block.isMemory()))
                .map(BoundField::field)
                .collect(Collectors.toSet());
        return dto.fields().stream()
                .filter(field -> !BulkRule.allows(dto, field) || encoded.contains(field))
                .map(field -> Problem.at(
                        Diagnostic.NOT_BULK,
                        new Place(dto.name(), field.name()),
                        BulkRule.allows(dto, field)
                                ? "written in the form of another library"
                                : BulkRule.obstacle(dto, field)))
                .toList();
    }

    private static String declared(Field field) {
        return ": " + field.type();
    }
}
