package org.marshal4j.flink;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.apache.flink.FlinkVersion;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.common.typeutils.TypeSerializerSchemaCompatibility;
import org.apache.flink.api.common.typeutils.TypeSerializerUpgradeTestBase;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.BeforeAll;

/**
 * What Flink requires of a serializer whose class has changed: the tests and assertions are in its
 * {@link TypeSerializerUpgradeTestBase}. The state is in files that never change; {@code -Dgolden.update=true} writes
 * the files of new upgrades.
 */
class FlinksUpgradeTest extends TypeSerializerUpgradeTestBase<Object, Object> {
    /** Flink immediately creates objects of the classes below with their constructors without parameters. */
    @SuppressWarnings("NonFinalStaticField")
    private static Upgrade next = Upgrade.SAME;

    /** Gives access to the classes below, which another class loader has loaded. */
    public static final class Next {
        private Next() {}

        /** The upgrade for which objects are being created. */
        public static Upgrade upgrade() {
            return next;
        }
    }

    @Override
    public Collection<FlinkVersion> getMigrationVersions() {
        return List.of(FlinkVersion.v2_3);
    }

    @Override
    public Collection<TestSpecification<?, ?>> createTestSpecifications(FlinkVersion version) throws Exception {
        List<TestSpecification<?, ?>> specifications = new ArrayList<>();
        for (Upgrade upgrade : Upgrade.values()) {
            next = upgrade;
            specifications.add(new TestSpecification<>(upgrade.label(), version, Before.class, After.class));
        }
        return specifications;
    }

    @BeforeAll
    @SuppressWarnings("unchecked") // they are the specifications made above
    void write() throws Exception {
        if (Boolean.getBoolean("golden.update")) {
            for (TestSpecification<?, ?> specification : createTestSpecificationsForAllVersions()) {
                generateTestSetupFiles((TestSpecification<Object, Object>) specification);
            }
        }
    }

    /** The job that has written the state. */
    public static final class Before implements PreUpgradeSetup<Object> {
        private final Upgrade upgrade = Next.upgrade();

        @Override
        public TypeSerializer<Object> createPriorSerializer() {
            return upgrade.former();
        }

        @Override
        public Object createTestData() {
            return upgrade.value();
        }
    }

    /** The job that reads it. */
    public static final class After implements UpgradeVerifier<Object> {
        private final Upgrade upgrade = Next.upgrade();

        @Override
        public TypeSerializer<Object> createUpgradedSerializer() {
            return upgrade.today();
        }

        @Override
        public Condition<Object> testDataCondition() {
            return new Condition<>(upgrade.value()::equals, "the value of %s", upgrade);
        }

        @Override
        public Condition<TypeSerializerSchemaCompatibility<Object>> schemaCompatibilityCondition(FlinkVersion version) {
            return upgrade.answer();
        }
    }
}
