package org.marshal4j.blackbox.dto;

import org.marshal4j.TypeId;

/** An enum that dynamic values can be of. */
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
