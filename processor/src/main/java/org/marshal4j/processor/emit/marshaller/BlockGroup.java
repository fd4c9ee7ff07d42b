package org.marshal4j.processor.emit.marshaller;

import org.marshal4j.processor.plan.Part;

/**
 * A group of fields in a block.
 *
 * @param group the fields
 * @param constant the name of the constant that holds their place in memory; empty for those not copied in bulk
 */
record BlockGroup(Part.Group group, String constant) {

    /** What the names of the methods end in that move these fields one by one: {@code Run}, or {@code Run2}. */
    String suffix() {
        return "Run" + constant.substring("RUN".length()).replace("_", "");
    }
}
