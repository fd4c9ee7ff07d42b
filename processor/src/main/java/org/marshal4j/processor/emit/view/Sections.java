package org.marshal4j.processor.emit.view;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.processor.plan.Part;
import org.marshal4j.processor.plan.Plan;
import org.marshal4j.processor.plan.Slot;

/** Divides the plan of a message into sections. A view remembers where each of them begins. */
final class Sections {

    private final List<Section> sections = new ArrayList<>();
    private List<Slot> slots = List.of();
    private boolean absent;
    private boolean versioned;

    private Sections() {}

    /** The sections, in wire order. */
    static List<Section> of(Plan plan) {
        Sections sections = new Sections();
        plan.parts().forEach(sections::add);
        sections.end(new Section.Boundary(sections.versioned, false));
        return List.copyOf(sections.sections);
    }

    private void add(Part part) {
        if (part instanceof Part.Block block) {
            slots = block.slots();
        } else if (part instanceof Part.Step step) {
            end(new Section.Step(step.field()));
        } else if (part instanceof Part.Version) {
            end(new Section.Later());
            absent = true;
        } else {
            end(new Section.Boundary(versioned, true));
            absent = false;
            versioned = true;
        }
    }

    private void end(Section.End end) {
        sections.add(new Section(sections.size(), slots, end, absent, versioned));
        slots = List.of();
    }
}
