package org.marshal4j.processor.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.MixIn;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.scan.type.Ancestry;
import org.marshal4j.processor.scan.type.OwnElements;
import org.marshal4j.processor.scan.type.TypeMarshallers;
import org.marshal4j.processor.scan.type.TypeRefs;

/**
 * Translates the declared fields of a class and its superclasses into the model. {@link FieldFinder} finds them,
 * {@link FieldReader} reads the options, type and access of each, and {@link HiddenFields} marks hidden ones.
 */
final class FieldScanner {

    private final Program program;
    private final Subject subject;
    private final Ancestry ancestry;
    private final TypeRefs types;
    private final FieldFinder finder;
    private final FieldReader reader;

    /**
     * A scanner for the fields of a class.
     *
     * @param version the version of the processor, for messages
     * @param types the types of the program, for code in the subject's package
     */
    FieldScanner(
            Program program,
            String version,
            Subject subject,
            Ancestry ancestry,
            TypeRefs types,
            List<Problem> problems) {
        this.program = program;
        this.subject = subject;
        this.ancestry = ancestry;
        this.types = types;
        this.finder = new FieldFinder(program, version, program.nameOf(subject.type()), problems);
        this.reader = new FieldReader(program, subject, types, problems);
    }

    ScannedFields scan() {
        List<Field> fields = new ArrayList<>();
        List<Field> parents = new ArrayList<>();
        Optional<Ancestor> ancestor = Optional.empty();
        OwnElements elements = types.elements();
        List<TypeElement> levels = ancestry.levels();
        Optional<TypeElement> container = elements.containerOf(levels);
        Optional<TypeElement> unusable = elements.unusableOf(levels);
        unusable.ifPresent(finder::refuseContainer);
        boolean holdsElements = container.isPresent();
        Optional<TypeElement> imported = container.filter(elements::isImported);
        int first = imported.map(levels::indexOf)
                .orElseGet(
                        () -> container.or(() -> unusable).map(levels::indexOf).orElse(-1) + 1);
        for (TypeElement level : levels.subList(first, levels.size())) {
            boolean own = level.equals(subject.type());
            Optional<Name> marshaller = types.marshallerOf(level);
            if (!own && marshaller.isEmpty()) {
                finder.refuseStateOf(level, subject.home());
                continue;
            }
            Name ofLevel = own ? subject.marshaller() : marshaller.orElseThrow();
            MixIn mixIn = types.mixInOf(level, ofLevel);
            // Inherited fields have the same bytes as in the superclass.
            TypeRefs fieldTypes = own
                            || !level.getTypeParameters().isEmpty()
                            || ofLevel.packageName().equals(subject.home())
                    ? types
                    : types.with(TypeMarshallers.of(program, ofLevel.packageName()));
            DynamicByImport dynamic = new ListedTypes(program).byImport(level, ofLevel, fieldTypes);
            List<Field> declared = new ArrayList<>();
            if (holdsElements) {
                declared.add(reader.readElements(level, container.orElseThrow(), elements, fieldTypes));
                holdsElements = false;
            }
            boolean hasFields = !imported.equals(Optional.of(level));
            for (Element field : hasFields ? finder.in(level, mixIn) : List.<Element>of()) {
                boolean isParent = ParentFields.isParent(mixIn.annotated(field));
                (isParent ? parents : declared).add(reader.read(level, field, mixIn, dynamic, fieldTypes));
            }
            boolean isInheritedLast = Annotations.isInheritedLast(level);
            ancestor = own && isInheritedLast ? ancestor.map(from -> from.behind(declared.size())) : ancestor;
            fields.addAll(isInheritedLast ? 0 : fields.size(), declared);
            // A generic class that subclasses and fields bind has no marshaller to compare theirs with.
            if (!own && !Subject.isBindable(level)) {
                ancestor = Optional.of(ancestor(level, marshaller.orElseThrow(), mixIn, fields.size()));
            }
        }
        return new ScannedFields(marked(fields), marked(parents), ancestor);
    }

    private Ancestor ancestor(TypeElement level, Name marshaller, MixIn mixIn, int fields) {
        boolean isAbstract =
                level.getModifiers().contains(Modifier.ABSTRACT) && !types.isRoot(level, marshaller, mixIn);
        boolean isImported = !Annotations.has(level, Annotations.MARSHAL);
        return new Ancestor(program.nameOf(level), marshaller, isImported, isAbstract, fields, 0, List.of());
    }

    /** Marks each field for which a class further down has another of the same name. */
    private List<Field> marked(List<Field> unmarked) {
        HiddenFields hidden = new HiddenFields(program, ancestry.levels());
        List<Name> levels = ancestry.names();
        return unmarked.stream()
                .map(field -> hidden.isHidden(field.name(), levels.indexOf(field.owner())) ? field.asHidden() : field)
                .toList();
    }
}
