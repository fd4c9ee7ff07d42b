package org.marshal4j.adopt.plan;

import java.util.List;
import java.util.Set;
import org.marshal4j.adopt.report.Obstacle;

/**
 * What has to be done to adopt a class.
 *
 * @param className its internal name
 * @param pairKind the kind of its pair
 * @param classes the class and those of its superclasses that have to change, superclasses first
 * @param objects internal names of classes whose objects it holds, which have to be adopted as well
 * @param types what becomes of the enums, and of private classes, in its fields
 * @param obstacles what has no equal
 * @param keeps whether its reader leaves fields as they are when it reads that they are null
 * @param typeParameters how many type parameters it has
 * @param notes what changes for values that cannot be read back as they were
 */
public record Plan(
        String className,
        String pairKind,
        List<ClassPlan> classes,
        Set<String> objects,
        List<TypePlan> types,
        List<Obstacle> obstacles,
        boolean keeps,
        int typeParameters,
        List<String> notes) {}
