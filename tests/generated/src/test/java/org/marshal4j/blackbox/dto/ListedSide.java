package org.marshal4j.blackbox.dto;

import org.marshal4j.TypeId;

/** An enum class that dynamic values can have. */
@TypeId(0)
public enum ListedSide {
    BUY,
    SELL {
        @Override
        public boolean isShort() {
            return true;
        }
    };

    /** Whether it is. */
    public boolean isShort() {
        return false;
    }
}
