package imported;

import com.github.dockerjava.api.model.DiscreteResourceSpec;
import com.github.dockerjava.api.model.GenericResource;
import com.github.dockerjava.api.model.Identifier;
import com.github.dockerjava.api.model.NamedResourceSpec;
import com.github.dockerjava.api.model.Repository;
import java.util.Random;

final class Samples {
    @SuppressWarnings("rawtypes")
    static GenericResource resource(Random random) {
        return random.nextBoolean()
                ? new NamedResourceSpec().withKind("SSD").withValue(random.nextInt())
                : new DiscreteResourceSpec().withKind("GPU").withValue("U" + random.nextInt());
    }

    static Identifier identifier(Random random) {
        return new Identifier(new Repository("r" + random.nextInt()), random.nextBoolean() ? "latest" : null);
    }
}
