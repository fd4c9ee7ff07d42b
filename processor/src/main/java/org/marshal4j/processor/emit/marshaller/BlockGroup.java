package org.marshal4j.processor.emit.marshaller;

import org.marshal4j.processor.plan.Part;

/**
 * A group of fields in a block.
 *
 * @param group the fields
 * @param constant the name of the constant for their place in memory; empty if they are not copied in bulk
 */
record BlockGroup(Part.Group group, String constant) {

    /**
     * The suffix in the names of the methods that copy these fields one by one, such as {@code Run} or {@code Run2}.
     */
    String suffix() {
        return "Run" + constant.substring("RUN".length()).replace("_", "");
    }
}
