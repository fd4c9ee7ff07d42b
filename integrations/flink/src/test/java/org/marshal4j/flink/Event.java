package org.marshal4j.flink;

import java.util.Objects;
import org.apache.flink.api.common.typeinfo.TypeInfo;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;

/** A family of a class that can be refilled and one that cannot. */
@Marshal
@TypeInfo(MarshallerTypeInfoFactory.class)
sealed interface Event {
    @TypeId(1)
    @Marshal
    final class Login implements Event {
        String user;

        Login() {}

        Login(String user) {
            this.user = user;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Login login && Objects.equals(user, login.user);
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(user);
        }
    }

    @TypeId(2)
    @Marshal
    record Logout(long at) implements Event {}

    @TypeId(3)
    @Marshal
    final class Beat implements Event {
        @Override
        public boolean equals(Object other) {
            return other instanceof Beat;
        }

        @Override
        public int hashCode() {
            return 3;
        }
    }
}
