package org.marshal4j.processor.scan.type;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import org.marshal4j.processor.program.Identifiers;
import org.marshal4j.processor.program.Program;

/**
 * Finds mistakes in a class that the compiler reports, and would report again for generated code that uses the class.
 */
record InvalidClasses(Program program) {
    boolean isInvalid(TypeElement type) {
        return hasFieldWithoutName(type) || hasWrongComponents(type) || throwsWhatIsMissing(type);
    }

    /** In a class file, a name may be anything. */
    private boolean hasFieldWithoutName(TypeElement type) {
        return program.isCompiled(type)
                && !ElementFilter.fieldsIn(type.getEnclosedElements()).stream().allMatch(Identifiers::isName);
    }

    /** Whether a record has two components of the same name, or an accessor of another type. */
    private boolean hasWrongComponents(TypeElement type) {
        if (type.getKind() != ElementKind.RECORD) {
            // The Eclipse compiler throws if it is asked for the components of another class.
            return false;
        }
        Set<String> names = new HashSet<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            boolean isInvalid = !names.add(component.getSimpleName().toString())
                    || ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                            .anyMatch(method -> isWrongAccessor(method, component));
            if (isInvalid) {
                return true;
            }
        }
        // The Eclipse compiler drops the second component of the same name, but not its parameter.
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .noneMatch(constructor -> constructor.getParameters().size() == names.size());
    }

    private boolean isWrongAccessor(ExecutableElement method, RecordComponentElement component) {
        return method.getParameters().isEmpty()
                && method.getSimpleName().contentEquals(component.getSimpleName())
                && !program.types().isSameType(method.getReturnType(), component.asType());
    }

    private static boolean throwsWhatIsMissing(TypeElement type) {
        return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .flatMap(constructor -> constructor.getThrownTypes().stream())
                .anyMatch(thrown -> thrown.getKind() == TypeKind.ERROR);
    }
}
