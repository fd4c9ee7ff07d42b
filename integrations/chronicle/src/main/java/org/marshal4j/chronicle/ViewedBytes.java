package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.MappedBytes;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.WindowAccess;

/**
 * Bytes that a view has been given by {@link ChronicleViews}, which has the input alone and may use it for others. A view asks before each
 * access whether the memory is there, so mapped files are shown in place.
 */
final class ViewedBytes extends KeptSource {
    private boolean isFileReadOnly;

    @Override
    void keepMapped(MappedBytes mapped) {
        isFileReadOnly = mapped.isBackingFileReadOnly();
        if (RawMemory.REACHES_OBJECTS) {
            MappedSource.window(this, mapped, 0);
            show(mapped, KeptMappedSource.KEPT);
        } else {
            super.keepMapped(mapped);
        }
    }

    @Override
    protected WindowAccess access(Input in) {
        WindowAccess access = super.access(in);
        boolean isFile = memory() == KeptMappedSource.KEPT && isFileReadOnly;
        return isFile && access == WindowAccess.WRITABLE ? WindowAccess.READ_ONLY : access;
    }
}
