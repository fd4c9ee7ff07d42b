import java.nio.file.Files
import java.nio.file.Path

Path declared = basedir.toPath().resolve('declared')
Files.createSymbolicLink(declared, Path.of(System.getProperty('java.home')))
new File(basedir, 'toolchains.xml').text = """<toolchains>
    <toolchain>
        <type>jdk</type>
        <provides>
            <version>1234</version>
        </provides>
        <configuration>
            <jdkHome>${declared}</jdkHome>
        </configuration>
    </toolchain>
</toolchains>
"""

return true
