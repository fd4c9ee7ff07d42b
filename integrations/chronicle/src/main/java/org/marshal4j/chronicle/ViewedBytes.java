package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Bytes that a view has been given by {@link ChronicleViews}, which has the input alone and may use it for others. A view asks before each
 * access whether the memory is there, so mapped files are shown in place.
 */
final class ViewedBytes extends KeptSource {
    @Override
    void keepMapped(MappedBytes mapped) {
        if (RawMemory.REACHES_OBJECTS) {
            MappedSource.window(this, mapped, 0);
            show(mapped, KeptMappedSource.KEPT);
        } else {
            super.keepMapped(mapped);
        }
    }
}
